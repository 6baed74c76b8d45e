import type { StudioMount } from '../../../platform/http/studio/studio-mount.ts'
import type { PolicyService } from './policy-service.ts'

export function mountPolicies(mount: StudioMount, { policies }: { policies: PolicyService }) {
  mount('getPolicy', (context, { params }) => policies.get(context, params.kind))
  mount('savePolicy', (context, { params, body }) => policies.save(context, params.kind, body.changes))
  mount('discardPolicy', (context, { params }) => policies.discard(context, params.kind))
  mount('publishPolicy', (context, { params, body }) =>
    policies.publish(context, params.kind, body.at === null ? null : new Date(body.at)),
  )
  mount('unschedulePolicy', (context, { params }) => policies.unschedule(context, params.kind))
  mount('listPolicyVersions', (context, { params }) => policies.versions(context, params.kind))
  mount('restorePolicyVersion', (context, { params }) => policies.restore(context, params.kind, params.version))
}
