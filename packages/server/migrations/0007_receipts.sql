CREATE TABLE "confirmed_sentence" (
	"document_id" text NOT NULL,
	"key" text NOT NULL,
	"confirmed_by" text,
	"confirmed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "confirmed_sentence_document_id_key_pk" PRIMARY KEY("document_id","key")
);
--> statement-breakpoint
ALTER TABLE "document" ADD COLUMN "drafted" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "section" ADD COLUMN "receipts" jsonb;--> statement-breakpoint
ALTER TABLE "confirmed_sentence" ADD CONSTRAINT "confirmed_sentence_document_id_document_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."document"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "confirmed_sentence" ADD CONSTRAINT "confirmed_sentence_confirmed_by_user_id_fk" FOREIGN KEY ("confirmed_by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "confirmed_sentence_person" ON "confirmed_sentence" USING btree ("confirmed_by");--> statement-breakpoint
-- Nobody kept who wrote the texts of earlier days.
UPDATE "document" SET "drafted" = (
	SELECT jsonb_object_agg("entry"."key", jsonb_build_object('by', 'unknown', 'text', "entry"."value"))
	FROM jsonb_each("document"."draft") AS "entry"
) WHERE "draft" <> '{}'::jsonb;
