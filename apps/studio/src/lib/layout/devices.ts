export const devices = ['phone', 'tablet', 'desktop', 'tv'] as const
export type Device = (typeof devices)[number]

/** In CSS pixels. */
export const deviceSizes: Record<Device, { width: number; height: number }> = {
  phone: { width: 390, height: 844 },
  tablet: { width: 820, height: 1180 },
  desktop: { width: 1360, height: 850 },
  tv: { width: 1920, height: 1080 },
}
