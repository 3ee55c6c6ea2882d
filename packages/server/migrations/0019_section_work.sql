CREATE TABLE "section_work" (
	"document_id" text NOT NULL,
	"field_id" text NOT NULL,
	"owner_id" text,
	"due_on" date,
	"state" text DEFAULT 'inWork' NOT NULL,
	"signed_by" text,
	"signed_at" timestamp with time zone,
	"changed_by" text,
	"changed_at" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "section_work_document_id_field_id_pk" PRIMARY KEY("document_id","field_id")
);
--> statement-breakpoint
ALTER TABLE "section_work" ADD CONSTRAINT "section_work_document_id_document_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."document"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "section_work" ADD CONSTRAINT "section_work_owner_id_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "section_work" ADD CONSTRAINT "section_work_signed_by_user_id_fk" FOREIGN KEY ("signed_by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "section_work" ADD CONSTRAINT "section_work_changed_by_user_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "section_work_owner" ON "section_work" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "section_work_due" ON "section_work" USING btree ("due_on");--> statement-breakpoint
CREATE INDEX "section_work_signer" ON "section_work" USING btree ("signed_by");--> statement-breakpoint
CREATE INDEX "section_work_changer" ON "section_work" USING btree ("changed_by");--> statement-breakpoint
-- Who does a section, and how far it is, is told like what people say.
CREATE TRIGGER "live_section_work" AFTER INSERT OR UPDATE ON "section_work" FOR EACH ROW EXECUTE FUNCTION "live_comments"();
