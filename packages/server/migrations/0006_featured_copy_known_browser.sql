CREATE TABLE "featured_document" (
	"document_id" text PRIMARY KEY NOT NULL,
	"version_id" text NOT NULL,
	"name" text NOT NULL,
	"use_english" boolean NOT NULL,
	"sections" jsonb NOT NULL,
	"featured_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "known_browser" (
	"token_hash" text NOT NULL,
	"user_id" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_browser_token_hash_user_id_pk" PRIMARY KEY("token_hash","user_id")
);
--> statement-breakpoint
ALTER TABLE "featured_document" ADD CONSTRAINT "featured_document_document_id_document_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."document"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_browser" ADD CONSTRAINT "known_browser_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "known_browser_user" ON "known_browser" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "known_browser_expiry" ON "known_browser" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "upload_user" ON "upload" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "upload_team" ON "upload" USING btree ("team_id");--> statement-breakpoint
-- A document that was featured before it was made is a copy that inherited the mark: nobody asked for it to be public.
INSERT INTO "featured_document" ("document_id", "version_id", "name", "use_english", "sections", "featured_at")
SELECT "document"."id", "document"."default_version", "document"."name", "document"."use_english", coalesce((
	SELECT jsonb_agg(jsonb_build_object(
		'id', "section"."id", 'sectionId', "section"."field_id", 'title', "section"."title", 'text', "section"."text", 'html', "section"."html"
	) ORDER BY "section"."position")
	FROM "section" WHERE "section"."version_id" = "document"."default_version" AND NOT "section"."hidden"
), '[]'::jsonb), "document"."featured_at"
FROM "document"
WHERE "document"."featured_at" >= "document"."created_at" AND "document"."default_version" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "document" DROP COLUMN "featured_at";--> statement-breakpoint
-- Invitations of people who may invite nobody any more.
DELETE FROM "team_invite" WHERE NOT EXISTS (
	SELECT 1 FROM "team_member"
	WHERE "team_member"."team_id" = "team_invite"."team_id" AND "team_member"."user_id" = "team_invite"."invited_by"
		AND "team_member"."role" IN ('owner', 'admin')
);
