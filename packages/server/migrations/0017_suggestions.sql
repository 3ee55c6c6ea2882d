ALTER TABLE "proposed_edit" ADD COLUMN "note" text;--> statement-breakpoint
-- What people propose is told like what they say.
CREATE TRIGGER "live_suggestions" AFTER INSERT OR UPDATE OF "pieces", "state" ON "proposed_edit" FOR EACH ROW
WHEN (NEW."writer" = 'person') EXECUTE FUNCTION "live_comments"();--> statement-breakpoint
CREATE TRIGGER "live_suggestions_gone" AFTER DELETE ON "proposed_edit" FOR EACH ROW
WHEN (OLD."writer" = 'person' AND pg_trigger_depth() = 0) EXECUTE FUNCTION "live_comments"();
