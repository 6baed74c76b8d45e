CREATE TABLE "class_view" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "class_view_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
