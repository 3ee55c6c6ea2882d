-- What happens is told on the channel `live` by the database itself, when the transaction in which it happens is through: whoever changes
-- something cannot forget it. Ids alone; what was changed is read by who may. See docs/decisions/0040-live.md.
CREATE FUNCTION "live_document"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('live', json_build_object(
    'kind', 'document',
    'document', NEW."id",
    -- Where the inputs alone are others now: who has them already need not ask.
    'revision', CASE WHEN OLD."deleted_at" IS NOT DISTINCT FROM NEW."deleted_at"
      AND OLD."default_version" IS NOT DISTINCT FROM NEW."default_version"
      AND OLD."checked_documents" IS NOT DISTINCT FROM NEW."checked_documents"
      AND OLD."review" IS NOT DISTINCT FROM NEW."review" THEN NEW."revision" END,
    'gone', NEW."deleted_at" IS NOT NULL
  )::text);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "live_document" AFTER UPDATE ON "document" FOR EACH ROW
WHEN (
  OLD."revision" <> NEW."revision"
  OR OLD."deleted_at" IS DISTINCT FROM NEW."deleted_at"
  OR OLD."default_version" IS DISTINCT FROM NEW."default_version"
  OR OLD."sent_on" IS DISTINCT FROM NEW."sent_on"
  OR OLD."checked_documents" IS DISTINCT FROM NEW."checked_documents"
  OR OLD."review" IS DISTINCT FROM NEW."review"
) EXECUTE FUNCTION "live_document"();--> statement-breakpoint
CREATE FUNCTION "live_section"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('live', json_build_object('kind', 'document', 'document', "document_id", 'revision', NULL, 'gone', false)::text)
  FROM "document_version" WHERE "id" = NEW."version_id";
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "live_section" AFTER UPDATE ON "section" FOR EACH ROW
WHEN (OLD."revision" <> NEW."revision" OR OLD."hidden" <> NEW."hidden") EXECUTE FUNCTION "live_section"();--> statement-breakpoint
CREATE FUNCTION "live_task"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('live', json_build_object('kind', 'task', 'task', NEW."id", 'person', NEW."user_id", 'document', NEW."document_id")::text);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "live_task_begun" AFTER INSERT ON "task" FOR EACH ROW EXECUTE FUNCTION "live_task"();--> statement-breakpoint
CREATE TRIGGER "live_task_changed" AFTER UPDATE ON "task" FOR EACH ROW
WHEN (OLD."status" <> NEW."status") EXECUTE FUNCTION "live_task"();--> statement-breakpoint
CREATE FUNCTION "live_session_ended"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('live', json_build_object('kind', 'sessionEnded', 'session', OLD."token_hash")::text);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "live_session_ended" AFTER DELETE ON "session" FOR EACH ROW EXECUTE FUNCTION "live_session_ended"();--> statement-breakpoint
CREATE FUNCTION "live_member_gone"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('live', json_build_object('kind', 'memberGone', 'team', OLD."team_id", 'person', OLD."user_id")::text);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "live_member_gone" AFTER DELETE ON "team_member" FOR EACH ROW EXECUTE FUNCTION "live_member_gone"();--> statement-breakpoint
CREATE FUNCTION "live_team_gone"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('live', json_build_object('kind', 'teamGone', 'team', NEW."id")::text);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "live_team_gone" AFTER UPDATE ON "team" FOR EACH ROW
WHEN (OLD."deleted_at" IS NULL AND NEW."deleted_at" IS NOT NULL) EXECUTE FUNCTION "live_team_gone"();
