ALTER TABLE "session" ADD COLUMN "id" text;--> statement-breakpoint
-- Browsers that are signed in stay so, and can be named.
UPDATE "session" SET "id" = left(replace(gen_random_uuid()::text, '-', ''), 24);--> statement-breakpoint
ALTER TABLE "session" ALTER COLUMN "id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "browser" text;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "system" text;--> statement-breakpoint
CREATE UNIQUE INDEX "session_id" ON "session" USING btree ("id");