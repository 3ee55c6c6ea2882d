ALTER TABLE "message_recipient" ADD COLUMN "digest" text;--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "notifications" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "message_recipient_digest" ON "message_recipient" USING btree ("user_id") WHERE "message_recipient"."digest" is not null;