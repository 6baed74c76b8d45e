/** Keys whose spelling the product fixes (D-111); all others are named by feature. */
export const Channels = { NoData: 'No data' } as const
export const ClassListViews = { NoClassesFound: 'no classes found' } as const
export const Live = { NoResult: 'No live classes scheduled', NoRecordedResult: 'No recorded classes' } as const
