CREATE TABLE "history_entry" (
	"text_id" bigint NOT NULL,
	"place" integer NOT NULL,
	"written_by" text,
	"way" text NOT NULL,
	"model" text,
	"is_open" boolean NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone NOT NULL,
	"added" integer NOT NULL,
	"removed" integer NOT NULL,
	"undo" text NOT NULL,
	"whole" text,
	CONSTRAINT "history_entry_text_id_place_pk" PRIMARY KEY("text_id","place")
);
--> statement-breakpoint
CREATE TABLE "written_text" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"document_id" text NOT NULL,
	"field_id" text NOT NULL,
	"section_id" text,
	"unfolded_since" timestamp with time zone,
	CONSTRAINT "written_text_place" UNIQUE NULLS NOT DISTINCT("document_id","field_id","section_id")
);
--> statement-breakpoint
ALTER TABLE "history_entry" ADD CONSTRAINT "history_entry_text_id_written_text_id_fk" FOREIGN KEY ("text_id") REFERENCES "public"."written_text"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "history_entry" ADD CONSTRAINT "history_entry_written_by_user_id_fk" FOREIGN KEY ("written_by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "written_text" ADD CONSTRAINT "written_text_document_id_document_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."document"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "written_text" ADD CONSTRAINT "written_text_section_id_section_id_fk" FOREIGN KEY ("section_id") REFERENCES "public"."section"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "history_entry_person" ON "history_entry" USING btree ("written_by");--> statement-breakpoint
CREATE INDEX "written_text_section" ON "written_text" USING btree ("section_id");--> statement-breakpoint
CREATE INDEX "written_text_unfolded" ON "written_text" USING btree ("unfolded_since");--> statement-breakpoint
-- Each text that there is gets one entry: what it was before it had a history, nobody kept.
INSERT INTO "written_text" ("document_id", "field_id")
SELECT "document"."id", "entry"."key" FROM "document", jsonb_each_text("document"."draft") AS "entry" WHERE "entry"."value" <> '';
--> statement-breakpoint
INSERT INTO "written_text" ("document_id", "field_id", "section_id")
SELECT "document_version"."document_id", "section"."field_id", "section"."id" FROM "section"
JOIN "document_version" ON "document_version"."id" = "section"."version_id" WHERE "section"."text" <> '';
--> statement-breakpoint
INSERT INTO "history_entry" ("text_id", "place", "way", "is_open", "started_at", "ended_at", "added", "removed", "undo", "whole")
SELECT "id", 1, 'unknown', false, "at", "at", "length", 0, '[-' || "length" || ']', NULL FROM (
	SELECT "written_text"."id", "document"."updated_at" AS "at", coalesce("section"."text", "document"."draft" ->> "written_text"."field_id") AS "text"
	FROM "written_text" JOIN "document" ON "document"."id" = "written_text"."document_id"
	LEFT JOIN "section" ON "section"."id" = "written_text"."section_id"
) AS "earlier"
-- In UTF-16 units, as everywhere else, whatever the database's encoding is: its bytes, less those that continue a character (\200 to \277), and one more for
-- each character of four (\360 and up).
CROSS JOIN LATERAL (SELECT convert_to("text", 'UTF8') AS "bytes") AS "encoded"
CROSS JOIN LATERAL (SELECT replace(encode("bytes", 'escape'), '\\', '') AS "escaped") AS "shown"
CROSS JOIN LATERAL (
	SELECT octet_length("bytes") - (length("escaped") - length(replace("escaped", '\2', ''))) / 2
		+ (length("escaped") - length(replace(replace("escaped", '\36', ''), '\37', ''))) / 3 AS "length"
) AS "counted";
