CREATE TABLE "webhook" (
	"tenant_id" text NOT NULL,
	"id" uuid NOT NULL,
	"url" text NOT NULL,
	"types" text[] NOT NULL,
	"is_on" boolean NOT NULL,
	"sealed_secret" text NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"failing_since" timestamp with time zone,
	"retry_at" timestamp with time zone,
	CONSTRAINT "webhook_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "webhook_delivery" (
	"tenant_id" text NOT NULL,
	"webhook_id" uuid NOT NULL,
	"id" text NOT NULL,
	"type" text NOT NULL,
	"body" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"last_attempt_at" timestamp with time zone,
	"status" integer,
	"problem" text,
	CONSTRAINT "webhook_delivery_tenant_id_webhook_id_id_pk" PRIMARY KEY("tenant_id","webhook_id","id")
);
--> statement-breakpoint
ALTER TABLE "webhook_delivery" ADD CONSTRAINT "webhook_delivery_tenant_id_webhook_id_webhook_tenant_id_id_fk" FOREIGN KEY ("tenant_id","webhook_id") REFERENCES "public"."webhook"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "webhook_delivery_due" ON "webhook_delivery" USING btree ("tenant_id","webhook_id","due_at") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "webhook_delivery_at" ON "webhook_delivery" USING btree ("at");