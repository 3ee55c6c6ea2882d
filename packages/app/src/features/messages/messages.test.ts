import { sampleAiMessage, sampleInbox, sampleRead, sampleThread } from "@grantwright/api-client/mocks";
import { describe, expect, it } from "vitest";
import { isAnswerable, priorityLabel, senderName, threadDateLabel } from "./messageWords.ts";
import { openingOf } from "./openingOf.ts";
import { inboxMessages, searchMessages } from "./shownMessages.ts";

const [first, second] = sampleInbox.messages as [typeof sampleAiMessage, typeof sampleAiMessage];
const ids = (messages: readonly { _id: string }[]) => messages.map(({ _id }) => _id);

describe("who a message is from", () => {
  it.each(["system", "AI", "notification"])("%s messages come from the one AI sender [1.6-ai-sender]", (type) => {
    expect(senderName({ type, fromUser: { name: "System" } })).toBe("Grantwright AI");
  });
  it("others come from who wrote them [1.6-ai-sender]", () => {
    expect(senderName({ type: "user", fromUser: { name: "Tomas Reyhl" } })).toBe("Tomas Reyhl");
    expect(senderName({ type: "help", fromUser: { name: "" } })).toBe("Support");
  });
  it.each([
    ["system", false],
    ["AI", false],
    ["notification", true],
    ["user", true],
    ["help", true],
  ])("a conversation that begins with a %s message can be answered: %s", (type, can) => {
    expect(isAnswerable({ type })).toBe(can);
  });
});

describe("how pressing a message is [1.9-priority-labels]", () => {
  it.each([
    ["high", "Urgent"],
    ["medium", "Important"],
    ["low", undefined],
    ["other", undefined],
  ])("%s is said as %s", (priority, label) => {
    expect(priorityLabel(priority)?.label).toBe(label);
  });
});

describe("when it was written", () => {
  const now = new Date(2026, 10, 21, 9, 50);
  it.each([
    [new Date(2026, 10, 21, 9, 42), "Today, 09:42"],
    [new Date(2026, 10, 20, 17, 20), "Yesterday, 17:20"],
    [new Date(2026, 10, 17, 8, 5), "4 days ago, 08:05"],
    [new Date(2026, 10, 12, 8, 5), "12 Nov, 08:05"],
  ])("%s is %s in a conversation", (date, label) => {
    expect(threadDateLabel(date, now, "en-GB")).toBe(label);
  });
});

describe("the inbox", () => {
  const read = { ...first, readAt: "2026-11-21T09:50:00.000Z" };

  it("shows what is unread [1.4-message-read-state]", () => {
    expect(ids(inboxMessages([read, second], undefined))).toEqual([second._id]);
  });
  it("keeps the open message in its place once it is read, and gone from the server's list", () => {
    expect(ids(inboxMessages([read, second], read))).toEqual([first._id, second._id]);
    expect(ids(inboxMessages([second], read))).toEqual([first._id, second._id]);
    expect(ids(inboxMessages([first], { ...second, readAt: read.readAt }))).toEqual([first._id, second._id]);
  });
});

describe("how a message begins", () => {
  it("is its text, with gaps where tags were", () => {
    expect(
      openingOf({ content: "<p>Soil &amp; water: tests &lt;12&gt;.</p><p>More&#39;s &#x201c;to&#8221; come</p>" }),
    ).toBe("Soil & water: tests <12>. More's “to” come");
    expect(openingOf({ content: "&amp;lt; is no tag, &nothing; no letter, &#1114112; none either" })).toBe(
      "&lt; is no tag, &nothing; no letter, &#1114112; none either",
    );
  });

  it("leaves out what is cut off in the middle", () => {
    expect(openingOf({ content: `${"x".repeat(590)} <a href="/drafts/66f0aa10bb20cc30dd40ee01">Open</a>` })).toBe(
      "x".repeat(590),
    );
    expect(openingOf({ content: `${"x".repeat(596)} &amp;` })).toBe("x".repeat(596));
    expect(openingOf({ content: "" })).toBe("");
  });
});

describe("a search", () => {
  const all = [...sampleInbox.messages, ...sampleRead.messages];

  it.each([
    ["", 7],
    ["  ", 7],
    ["AGREEMENTS", 1],
    ["mira budget", 1],
    ["grantwright ai", 2],
    ["fence line", 1],
    ["class=", 0],
    ["okafor", 6],
  ])("for %j finds %i", (search, count) => {
    expect(searchMessages(all, search)).toHaveLength(count);
  });

  it("looks at texts, not at their HTML", () => {
    const bold = { ...sampleThread.thread[0]!, content: "<p>Ten <b>years</b></p>" };
    expect(searchMessages([bold], "<b>")).toHaveLength(0);
    expect(searchMessages([bold], "years")).toHaveLength(1);
  });
});
