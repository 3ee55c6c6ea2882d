// What tells whether a sentence of a file addresses a writing service: trained on the labelled blocks of training/orders.
//   node packages/server/training/trainOrders.ts           trains, and writes the weights
//   node packages/server/training/trainOrders.ts --check   trains on four fifths at a time, and says how the rest is sorted
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { parse } from "yaml";
import { z } from "zod";
import { orderSlots } from "../src/capabilities/writer/setAside/orderSlots.ts";
import { cutSentences } from "../src/capabilities/writer/text/cutSentences.ts";
import { oddsApart, shareAbove } from "./oddsApart.ts";
import { trainModel, type Example } from "./trainModel.ts";

const blocks = z.array(
  z.strictObject({
    language: z.string(),
    label: z.enum(["order", "plain"]),
    kind: z.string(),
    text: z.string().min(1),
  }),
);

const folder = new URL("orders/", import.meta.url);
const target = new URL("../src/capabilities/writer/setAside/ordersModel.json", import.meta.url);

const read = readdirSync(folder)
  .filter((name) => name.endsWith(".yaml"))
  .toSorted()
  .flatMap((name) => blocks.parse(parse(readFileSync(new URL(name, folder), "utf8"))));

const examplesOf = (some: readonly (typeof read)[number][]): Example[] =>
  some.flatMap(({ text, label }) =>
    cutSentences(text).map((sentence) => ({ slots: orderSlots(sentence.text), isOne: label === "order" })),
  );

/** Of blocks that a model was not trained on, how many of each label have a sentence above some odds. */
function check(): void {
  const scored = oddsApart(read, examplesOf, (block, odds) =>
    Math.max(...cutSentences(block.text).map(({ text }) => odds(orderSlots(text)))),
  );
  const share = (label: string, language: string | undefined, least: number) =>
    shareAbove(scored, label, language, least);
  for (const least of [0, 0.5, 1, 1.5, 2])
    console.log(
      `odds ${least}: ${share("order", undefined, least)} of orders, ${share("plain", undefined, least)} of plain`,
    );
  for (const language of new Set(read.map((block) => block.language)))
    console.log(`  ${language}: ${share("order", language, 1)} of orders, ${share("plain", language, 1)} of plain`);
}

if (parseArgs({ options: { check: { type: "boolean" } } }).values.check) check();
else writeFileSync(target, `${JSON.stringify(trainModel(examplesOf(read)), undefined, 2)}\n`);
