CREATE TABLE "proposed_edit" (
	"id" text PRIMARY KEY NOT NULL,
	"document_id" text NOT NULL,
	"field_id" text NOT NULL,
	"section_id" text,
	"asked_by" text,
	"task" text NOT NULL,
	"words" integer,
	"criterion" text,
	"writer" text NOT NULL,
	"model" text,
	"state" text NOT NULL,
	"failure" text,
	"revision" integer NOT NULL,
	"start" integer NOT NULL,
	"exact" text NOT NULL,
	"prefix" text NOT NULL,
	"suffix" text NOT NULL,
	"pieces" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"left_out" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "proposed_edit" ADD CONSTRAINT "proposed_edit_document_id_document_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."document"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposed_edit" ADD CONSTRAINT "proposed_edit_section_id_section_id_fk" FOREIGN KEY ("section_id") REFERENCES "public"."section"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposed_edit" ADD CONSTRAINT "proposed_edit_asked_by_user_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "proposed_edit_text" ON "proposed_edit" USING btree ("document_id","field_id","created_at");--> statement-breakpoint
CREATE INDEX "proposed_edit_section" ON "proposed_edit" USING btree ("section_id");--> statement-breakpoint
CREATE INDEX "proposed_edit_person" ON "proposed_edit" USING btree ("asked_by");--> statement-breakpoint
CREATE INDEX "proposed_edit_created" ON "proposed_edit" USING btree ("created_at");