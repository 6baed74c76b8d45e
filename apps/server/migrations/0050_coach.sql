CREATE TABLE "coach" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"line" text NOT NULL,
	"description" text NOT NULL,
	"image_link" text,
	"position" integer NOT NULL,
	"hidden" boolean DEFAULT false NOT NULL,
	CONSTRAINT "coach_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
