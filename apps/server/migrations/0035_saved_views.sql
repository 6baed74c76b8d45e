ALTER TABLE "class_view" RENAME TO "saved_view";--> statement-breakpoint
ALTER TABLE "saved_view" RENAME CONSTRAINT "class_view_tenant_id_id_pk" TO "saved_view_tenant_id_id_pk";--> statement-breakpoint
ALTER TABLE "saved_view" ADD COLUMN "kind" text DEFAULT 'classes' NOT NULL;--> statement-breakpoint
ALTER TABLE "saved_view" ALTER COLUMN "kind" DROP DEFAULT;
