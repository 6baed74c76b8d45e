import { endpoint } from '../endpoint.ts'
import { Acknowledged } from '../entities/acknowledged.ts'
import { ContactMessage } from '../entities/contact.ts'

export const contactEndpoints = {
  sendContact: endpoint('sendContact', { body: ContactMessage, replies: { 200: Acknowledged }, errors: [] }),
}
