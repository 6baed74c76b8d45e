import type { Mount } from '../../platform/http/mount.ts'
import type { ContactService } from './service.ts'

export function mountContact(mount: Mount, { contact }: { contact: ContactService }) {
  mount('sendContact', async (context, { body }) => {
    await contact.receive(context, body)
    return {}
  })
}
