CREATE TABLE "comment" (
	"id" text PRIMARY KEY NOT NULL,
	"thread_id" text NOT NULL,
	"author_id" text,
	"text" text NOT NULL,
	"mentions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "comment_thread" (
	"id" text PRIMARY KEY NOT NULL,
	"document_id" text NOT NULL,
	"version_id" text,
	"field_id" text NOT NULL,
	"section_id" text,
	"revision" integer NOT NULL,
	"start" integer NOT NULL,
	"exact" text NOT NULL,
	"prefix" text NOT NULL,
	"suffix" text NOT NULL,
	"resolved_at" timestamp with time zone,
	"resolved_by" text,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "comment" ADD CONSTRAINT "comment_thread_id_comment_thread_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."comment_thread"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment" ADD CONSTRAINT "comment_author_id_user_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_thread" ADD CONSTRAINT "comment_thread_document_id_document_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."document"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_thread" ADD CONSTRAINT "comment_thread_version_id_document_version_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."document_version"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_thread" ADD CONSTRAINT "comment_thread_section_id_section_id_fk" FOREIGN KEY ("section_id") REFERENCES "public"."section"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_thread" ADD CONSTRAINT "comment_thread_resolved_by_user_id_fk" FOREIGN KEY ("resolved_by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "comment_thread_order" ON "comment" USING btree ("thread_id","created_at");--> statement-breakpoint
CREATE INDEX "comment_author" ON "comment" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "comment_thread_document" ON "comment_thread" USING btree ("document_id","version_id","created_at");--> statement-breakpoint
CREATE INDEX "comment_thread_version" ON "comment_thread" USING btree ("version_id");--> statement-breakpoint
CREATE INDEX "comment_thread_section" ON "comment_thread" USING btree ("section_id");--> statement-breakpoint
CREATE INDEX "comment_thread_resolver" ON "comment_thread" USING btree ("resolved_by");--> statement-breakpoint
-- Whatever is said, answered, changed, resolved or taken back changes its thread. What goes with a document as a whole is told by that.
CREATE FUNCTION "live_comments"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('live', json_build_object('kind', 'comments', 'document', COALESCE(NEW."document_id", OLD."document_id"))::text);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "live_comments" AFTER INSERT OR UPDATE OF "changed_at" ON "comment_thread" FOR EACH ROW EXECUTE FUNCTION "live_comments"();--> statement-breakpoint
CREATE TRIGGER "live_comments_gone" AFTER DELETE ON "comment_thread" FOR EACH ROW
WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION "live_comments"();
