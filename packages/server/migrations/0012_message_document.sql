ALTER TABLE "message" ADD COLUMN "document_id" text;--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_document_id_document_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."document"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "message_document" ON "message" USING btree ("document_id");