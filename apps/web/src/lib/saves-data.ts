/** Whether this device asks for as little data as can be, where its browser tells. */
export function savesData(): boolean {
  return (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true
}
