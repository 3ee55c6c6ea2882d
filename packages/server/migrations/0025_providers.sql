CREATE TABLE "person_identity" (
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "person_identity_issuer_subject_pk" PRIMARY KEY("issuer","subject")
);
--> statement-breakpoint
CREATE TABLE "provider_sign_in" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"provider_id" text NOT NULL,
	"return_to" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "person_identity" ADD CONSTRAINT "person_identity_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "person_identity_person" ON "person_identity" USING btree ("user_id","issuer");--> statement-breakpoint
CREATE INDEX "provider_sign_in_expiry" ON "provider_sign_in" USING btree ("expires_at");