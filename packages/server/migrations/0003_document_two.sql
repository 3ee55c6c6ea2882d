CREATE TABLE "bookmark" (
	"user_id" text NOT NULL,
	"template_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "bookmark_user_id_template_id_pk" PRIMARY KEY("user_id","template_id")
);
--> statement-breakpoint
CREATE TABLE "scout_profile" (
	"team_id" text PRIMARY KEY NOT NULL,
	"organization" text NOT NULL,
	"project" text NOT NULL,
	"location" text NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "source_grant" (
	"key" text PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"title" text NOT NULL,
	"funder_name" text NOT NULL,
	"description" text NOT NULL,
	"eligibility" text,
	"grant_size" text,
	"award_floor" real,
	"award_ceiling" real,
	"open_at" timestamp with time zone,
	"due_at" timestamp with time zone,
	"url" text,
	"status" text NOT NULL,
	"search_text" text NOT NULL,
	"fetched_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "task" ALTER COLUMN "document_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "document" ADD COLUMN "featured_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "opportunity" ADD COLUMN "number" text;--> statement-breakpoint
ALTER TABLE "opportunity" ADD COLUMN "document_id" text;--> statement-breakpoint
ALTER TABLE "template" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "template" ADD COLUMN "created_by" text;--> statement-breakpoint
ALTER TABLE "template" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "bookmark" ADD CONSTRAINT "bookmark_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookmark" ADD CONSTRAINT "bookmark_template_id_template_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."template"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scout_profile" ADD CONSTRAINT "scout_profile_team_id_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bookmark_template" ON "bookmark" USING btree ("template_id");--> statement-breakpoint
CREATE INDEX "source_grant_due" ON "source_grant" USING btree ("due_at");--> statement-breakpoint
ALTER TABLE "opportunity" ADD CONSTRAINT "opportunity_document_id_document_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."document"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "template" ADD CONSTRAINT "template_created_by_user_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "task_active_scout" ON "task" USING btree ("team_id") WHERE kind = 'scout' and status in ('queued', 'running');--> statement-breakpoint
CREATE INDEX "template_list" ON "template" USING btree ("team_id","position","name");--> statement-breakpoint
CREATE INDEX "template_deleted" ON "template" USING btree ("deleted_at");