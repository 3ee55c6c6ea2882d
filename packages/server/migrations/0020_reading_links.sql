CREATE TABLE "reading_link" (
	"id" text PRIMARY KEY NOT NULL,
	"document_id" text NOT NULL,
	"version_id" text NOT NULL,
	"key_hash" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_by" text,
	"created_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "reading_link_keyHash_unique" UNIQUE("key_hash")
);
--> statement-breakpoint
ALTER TABLE "reading_link" ADD CONSTRAINT "reading_link_document_id_document_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."document"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reading_link" ADD CONSTRAINT "reading_link_version_id_document_version_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."document_version"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reading_link" ADD CONSTRAINT "reading_link_created_by_user_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reading_link_document" ON "reading_link" USING btree ("document_id","created_at");--> statement-breakpoint
CREATE INDEX "reading_link_version" ON "reading_link" USING btree ("version_id");--> statement-breakpoint
CREATE INDEX "reading_link_maker" ON "reading_link" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "reading_link_end" ON "reading_link" USING btree ("ends_at");