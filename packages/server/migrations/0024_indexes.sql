CREATE INDEX "document_template" ON "document" USING btree ("template_id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "document_deadline" ON "document" USING btree ("own_deadline") WHERE own_deadline is not null and deleted_at is null and default_version is null;--> statement-breakpoint
CREATE INDEX "idempotency_created" ON "idempotency" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "payment_open" ON "payment" USING btree ("created_at") WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "payment_event_received" ON "payment_event" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "rate_bucket_expiry" ON "rate_bucket" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "session_expiry" ON "session" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sign_in_link_expiry" ON "sign_in_link" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "task_scout" ON "task" USING btree ("team_id","created_at") WHERE kind = 'scout';--> statement-breakpoint
CREATE INDEX "task_finished" ON "task" USING btree ("finished_at") WHERE finished_at is not null;--> statement-breakpoint
CREATE INDEX "team_created" ON "team" USING btree ("created_at" DESC NULLS FIRST,"id") WHERE personal_of is null and deleted_at is null;--> statement-breakpoint
CREATE INDEX "team_deleted" ON "team" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "team_invite_expiry" ON "team_invite" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "template_end" ON "template" USING btree ("end_at") WHERE end_at is not null;--> statement-breakpoint
CREATE INDEX "user_created" ON "user" USING btree ("created_at" DESC NULLS FIRST,"id");