CREATE TABLE "analytics_event" (
	"seq" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"name" text NOT NULL,
	"path" text,
	"ref" text,
	"properties" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "billing_customer" (
	"team_id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "billing_customer_customerId_unique" UNIQUE("customer_id")
);
--> statement-breakpoint
CREATE TABLE "mail" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"to" text NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"headers" jsonb NOT NULL,
	"status" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"event_key" text,
	"created_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "mail_eventKey_unique" UNIQUE("event_key")
);
--> statement-breakpoint
CREATE TABLE "message" (
	"id" text PRIMARY KEY NOT NULL,
	"team_id" text NOT NULL,
	"parent_message_id" text,
	"type" text NOT NULL,
	"priority" text NOT NULL,
	"subject" text NOT NULL,
	"content" text NOT NULL,
	"metadata" jsonb NOT NULL,
	"from_user_id" text,
	"from_name" text NOT NULL,
	"event_key" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "message_eventKey_unique" UNIQUE("event_key")
);
--> statement-breakpoint
CREATE TABLE "message_recipient" (
	"message_id" text NOT NULL,
	"user_id" text NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "message_recipient_message_id_user_id_pk" PRIMARY KEY("message_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "opportunity" (
	"id" text PRIMARY KEY NOT NULL,
	"team_id" text NOT NULL,
	"title" text NOT NULL,
	"funder_name" text NOT NULL,
	"description" text NOT NULL,
	"eligibility" text,
	"comment" text,
	"grant_size" text,
	"due_date" timestamp with time zone,
	"url" text,
	"state" text NOT NULL,
	"found_at" timestamp with time zone NOT NULL,
	"reviewed_at" timestamp with time zone,
	"source_key" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment" (
	"id" text PRIMARY KEY NOT NULL,
	"team_id" text,
	"user_id" text,
	"product_id" text NOT NULL,
	"product_title" text NOT NULL,
	"amount" integer NOT NULL,
	"credits" integer NOT NULL,
	"status" text NOT NULL,
	"checkout_id" text,
	"payment_intent_id" text,
	"invoice_id" text,
	"receipt_url" text,
	"created_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	CONSTRAINT "payment_checkoutId_unique" UNIQUE("checkout_id"),
	CONSTRAINT "payment_paymentIntentId_unique" UNIQUE("payment_intent_id"),
	CONSTRAINT "payment_invoiceId_unique" UNIQUE("invoice_id")
);
--> statement-breakpoint
CREATE TABLE "payment_event" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscription" (
	"id" text PRIMARY KEY NOT NULL,
	"team_id" text NOT NULL,
	"user_id" text,
	"product_id" text NOT NULL,
	"status" text NOT NULL,
	"current_period_end" timestamp with time zone NOT NULL,
	"will_end" boolean DEFAULT false NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "team_activity" (
	"id" text PRIMARY KEY NOT NULL,
	"team_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"actor_id" text,
	"actor_name" text NOT NULL,
	"subject" text,
	"detail" text
);
--> statement-breakpoint
CREATE TABLE "team_invite" (
	"id" text PRIMARY KEY NOT NULL,
	"team_id" text NOT NULL,
	"email" text,
	"role" text NOT NULL,
	"code_hash" text NOT NULL,
	"invited_by" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "team_invite_codeHash_unique" UNIQUE("code_hash")
);
--> statement-breakpoint
ALTER TABLE "credit_entry" ADD COLUMN "team_id" text;--> statement-breakpoint
ALTER TABLE "credit_entry" ADD COLUMN "payment_id" text;--> statement-breakpoint
ALTER TABLE "team" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "team" ADD COLUMN "deleted_by" text;--> statement-breakpoint
ALTER TABLE "team_member" ADD COLUMN "role" text DEFAULT 'owner' NOT NULL;--> statement-breakpoint
ALTER TABLE "template" ADD COLUMN "withdrawn_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "has_discount" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "unsubscribe_token" text;--> statement-breakpoint
ALTER TABLE "billing_customer" ADD CONSTRAINT "billing_customer_team_id_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail" ADD CONSTRAINT "mail_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_team_id_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_from_user_id_user_id_fk" FOREIGN KEY ("from_user_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_recipient" ADD CONSTRAINT "message_recipient_message_id_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."message"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_recipient" ADD CONSTRAINT "message_recipient_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opportunity" ADD CONSTRAINT "opportunity_team_id_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_team_id_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription" ADD CONSTRAINT "subscription_team_id_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription" ADD CONSTRAINT "subscription_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_activity" ADD CONSTRAINT "team_activity_team_id_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_activity" ADD CONSTRAINT "team_activity_actor_id_user_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_invite" ADD CONSTRAINT "team_invite_team_id_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_invite" ADD CONSTRAINT "team_invite_invited_by_user_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "analytics_event_at" ON "analytics_event" USING btree ("at");--> statement-breakpoint
CREATE INDEX "mail_status" ON "mail" USING btree ("status","finished_at");--> statement-breakpoint
CREATE INDEX "message_team" ON "message" USING btree ("team_id","created_at");--> statement-breakpoint
CREATE INDEX "message_parent" ON "message" USING btree ("parent_message_id");--> statement-breakpoint
CREATE INDEX "message_from" ON "message" USING btree ("from_user_id","created_at");--> statement-breakpoint
CREATE INDEX "message_help" ON "message" USING btree ("type","created_at");--> statement-breakpoint
CREATE INDEX "message_recipient_user" ON "message_recipient" USING btree ("user_id","read_at");--> statement-breakpoint
CREATE UNIQUE INDEX "opportunity_source" ON "opportunity" USING btree ("team_id","source_key");--> statement-breakpoint
CREATE INDEX "opportunity_state" ON "opportunity" USING btree ("state","found_at");--> statement-breakpoint
CREATE INDEX "payment_team" ON "payment" USING btree ("team_id","created_at");--> statement-breakpoint
CREATE INDEX "team_activity_team" ON "team_activity" USING btree ("team_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "team_invite_email" ON "team_invite" USING btree ("team_id","email");--> statement-breakpoint
ALTER TABLE "credit_entry" ADD CONSTRAINT "credit_entry_team_id_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credit_entry_team" ON "credit_entry" USING btree ("team_id");--> statement-breakpoint
CREATE UNIQUE INDEX "credit_entry_payment" ON "credit_entry" USING btree ("payment_id","reason");--> statement-breakpoint
ALTER TABLE "user" ADD CONSTRAINT "user_unsubscribeToken_unique" UNIQUE("unsubscribe_token");