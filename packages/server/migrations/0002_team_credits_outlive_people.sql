ALTER TABLE "credit_entry" DROP CONSTRAINT "credit_entry_user_id_user_id_fk";
--> statement-breakpoint
ALTER TABLE "credit_entry" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "credit_entry" ADD CONSTRAINT "credit_entry_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;