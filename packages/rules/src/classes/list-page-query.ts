import { listPageSize } from '../constants.ts'

/** The query of a page of a coach's or channel's classes, counted from 1. The member's id follows it. */
export function listPageQuery<Of extends Record<string, string>>(of: Of, pageNumber: number) {
  return { ...of, pageSize: listPageSize, pageNumber }
}
