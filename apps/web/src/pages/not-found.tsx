export { NotFoundMessage as Component } from '../features/fault/not-found-message.tsx'
