import { getTableName, is } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import { describe, expect, it } from "vitest";
import { readContract } from "./capabilities/http/contract.ts";
import * as schema from "./kernel/db/schema.ts";
import { modules } from "./modules.ts";
import type { Holding, Module } from "./modules/module.ts";

const tables = Object.values<unknown>(schema).filter((each) => is(each, PgTable));
const people = new Set<PgTable>([schema.user, schema.team]);

/** What a table refers to, with what the database does when that is deleted. */
const references = (table: PgTable) =>
  getTableConfig(table).foreignKeys.map((key) => ({ to: key.reference().foreignTable, onDelete: key.onDelete }));

/** Whether a row leads to a person or an account, over as many tables as it takes. */
const leadsToPeople = (table: PgTable): boolean =>
  people.has(table) || references(table).some(({ to }) => to !== table && leadsToPeople(to));

/** Whether the database deletes a row together with the person or the account that it leads to. */
const goesByReference = (table: PgTable): boolean =>
  people.has(table) ||
  references(table).some(({ to, onDelete }) => onDelete === "cascade" && to !== table && goesByReference(to));

/** Columns that say by themselves whose a row is. */
const namesSomebody = (table: PgTable): boolean =>
  getTableConfig(table).columns.some(({ name }) => /email|^to$|user|team|person/i.test(name));

/** What is wrong with what modules say of the tables, in a line each. */
function problems(all: readonly Module[]): string[] {
  const holdings = all.flatMap((module) => (module.holds ?? []).map((holding) => ({ module, holding })));
  return tables
    .filter((table) => leadsToPeople(table) || namesSomebody(table))
    .flatMap((table) => {
      const name = getTableName(table);
      const found = holdings.filter(({ holding }) => holding.table === table);
      const [only] = found;
      if (!only || found.length > 1) return [`${name} is held by ${found.length} modules`];
      return problemsOf(name, only.module, only.holding);
    });
}

function problemsOf(name: string, module: Module, { table, exported, erased }: Holding): string[] {
  const isExported = exported !== "yes" || module.exportPart !== undefined;
  const isErased = erased !== "forget" || module.erase?.forget !== undefined;
  const isDeleted = erased !== "reference" || goesByReference(table);
  return [
    ...(isExported ? [] : [`${name} is exported, and ${module.name} exports nothing`]),
    ...(isErased ? [] : [`${name} is forgotten, and ${module.name} forgets nothing`]),
    ...(isDeleted ? [] : [`${name} is not deleted with what it refers to`]),
  ];
}

describe("the modules", () => {
  it("hold each table with what is a person's once, export it and erase it, or say why not", () => {
    expect(problems(modules)).toEqual([]);
  });

  it("are found out where one holds a table and does nothing about it", () => {
    const forgetful = modules.map((module): Module => {
      const { exportPart: _exportPart, erase: _erase, ...rest } = module;
      return module.name === "messages" ? rest : module;
    });
    expect(problems(forgetful)).toEqual([
      "message is exported, and messages exports nothing",
      "message is forgotten, and messages forgets nothing",
      "message_recipient is exported, and messages exports nothing",
    ]);
    expect(problems(modules.filter(({ name }) => name !== "files"))).toEqual(["upload is held by 0 modules"]);
  });

  it("answer each call of the contract once", () => {
    const answered = modules.flatMap(({ routes }) => Object.keys(routes ?? {}));
    const declared = readContract().operations.filter(({ isPlanned }) => !isPlanned);
    expect(answered.toSorted()).toEqual(declared.map(({ id }) => id as string).toSorted());
  });

  it("do each kind of task once", () => {
    const done = modules.flatMap(({ tasks }) => Object.keys(tasks ?? {}));
    expect(done.toSorted()).toEqual(schema.task.kind.enumValues.toSorted());
  });
});
