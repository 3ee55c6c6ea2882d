CREATE TABLE "document_person" (
	"id" text PRIMARY KEY NOT NULL,
	"document_id" text NOT NULL,
	"team_id" text NOT NULL,
	"user_id" text,
	"email" text,
	"role" text NOT NULL,
	"ends_at" timestamp with time zone,
	"created_by" text,
	"created_at" timestamp with time zone NOT NULL,
	"opened_at" timestamp with time zone,
	CONSTRAINT "document_person_kind" CHECK (("document_person"."user_id" is null) = ("document_person"."email" is not null) and ("document_person"."user_id" is null) = ("document_person"."ends_at" is not null)
        and not ("document_person"."user_id" is null and "document_person"."role" = 'owner'))
);
--> statement-breakpoint
ALTER TABLE "document_person" ADD CONSTRAINT "document_person_document_id_document_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."document"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_person" ADD CONSTRAINT "document_person_created_by_user_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_person" ADD CONSTRAINT "document_person_team_id_user_id_team_member_team_id_user_id_fk" FOREIGN KEY ("team_id","user_id") REFERENCES "public"."team_member"("team_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "document_person_member" ON "document_person" USING btree ("document_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "document_person_guest" ON "document_person" USING btree ("document_id","email");--> statement-breakpoint
CREATE INDEX "document_person_membership" ON "document_person" USING btree ("team_id","user_id");--> statement-breakpoint
CREATE INDEX "document_person_address" ON "document_person" USING btree ("email","ends_at");--> statement-breakpoint
CREATE INDEX "document_person_maker" ON "document_person" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "document_person_end" ON "document_person" USING btree ("ends_at");--> statement-breakpoint
-- Whoever joins an account is a guest of its documents no longer: what they may do there follows from their membership, and ends with it.
CREATE FUNCTION "document_person_joined"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "document_person" USING "user"
  WHERE "user"."id" = NEW."user_id" AND "document_person"."team_id" = NEW."team_id" AND "document_person"."email" = "user"."email";
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "document_person_joined" AFTER INSERT ON "team_member" FOR EACH ROW EXECUTE FUNCTION "document_person_joined"();--> statement-breakpoint
-- Pages that somebody has open ask again, whenever what they may do with a document is another.
CREATE FUNCTION "live_document_person"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE changed "document_person" := CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
BEGIN
  PERFORM pg_notify('live', json_build_object('kind', 'rightsChanged', 'document', changed."document_id", 'person', "user"."id")::text)
  FROM "user" WHERE "user"."id" = changed."user_id" OR "user"."email" = changed."email";
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "live_document_person_named" AFTER INSERT OR DELETE ON "document_person" FOR EACH ROW EXECUTE FUNCTION "live_document_person"();--> statement-breakpoint
CREATE TRIGGER "live_document_person" AFTER UPDATE ON "document_person" FOR EACH ROW
WHEN (OLD."role" <> NEW."role" OR OLD."ends_at" IS DISTINCT FROM NEW."ends_at") EXECUTE FUNCTION "live_document_person"();--> statement-breakpoint
-- Owners and admins of an account own all its documents.
CREATE FUNCTION "live_member_role"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('live', json_build_object('kind', 'memberGone', 'team', NEW."team_id", 'person', NEW."user_id")::text);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "live_member_role" AFTER UPDATE ON "team_member" FOR EACH ROW
WHEN (OLD."role" <> NEW."role") EXECUTE FUNCTION "live_member_role"();
