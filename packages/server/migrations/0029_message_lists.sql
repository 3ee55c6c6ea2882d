ALTER TABLE "message_recipient" ADD COLUMN "team_id" text;--> statement-breakpoint
ALTER TABLE "message_recipient" ADD COLUMN "created_at" timestamp with time zone;--> statement-breakpoint
UPDATE "message_recipient" SET "team_id" = "message"."team_id", "created_at" = "message"."created_at" FROM "message" WHERE "message"."id" = "message_recipient"."message_id";--> statement-breakpoint
ALTER TABLE "message_recipient" ALTER COLUMN "team_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "message_recipient" ALTER COLUMN "created_at" SET NOT NULL;--> statement-breakpoint
DROP INDEX "message_recipient_user";--> statement-breakpoint
CREATE INDEX "message_recipient_list" ON "message_recipient" USING btree ("user_id","team_id","created_at" DESC NULLS FIRST,"message_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "message_recipient_unread" ON "message_recipient" USING btree ("user_id","team_id","created_at" DESC NULLS FIRST,"message_id" DESC NULLS FIRST) WHERE "message_recipient"."read_at" is null;
