CREATE TABLE "planned_class" (
	"tenant_id" text NOT NULL,
	"day" text NOT NULL,
	"class_tag" text NOT NULL,
	CONSTRAINT "planned_class_tenant_id_day_pk" PRIMARY KEY("tenant_id","day")
);
--> statement-breakpoint
ALTER TABLE "category" ADD COLUMN "translations" jsonb;--> statement-breakpoint
ALTER TABLE "category" ADD COLUMN "hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "channel" ADD COLUMN "hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "collection" ADD COLUMN "rule" jsonb;--> statement-breakpoint
ALTER TABLE "collection" ADD COLUMN "hidden" boolean DEFAULT false NOT NULL;