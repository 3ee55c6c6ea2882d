CREATE TABLE "admin" (
	"email" text PRIMARY KEY NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"added_by" text NOT NULL
);
