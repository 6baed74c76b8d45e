type Battery = EventTarget & { charging: boolean; level: number }

/** Calls back with the battery's level (0 to 1) while it isn't charging, else null; never where the browser doesn't tell. */
export function followBattery(told: (level: number | null) => void): () => void {
  const ended = new AbortController()
  const { getBattery } = navigator as Navigator & { getBattery?: () => Promise<Battery> }
  void getBattery?.call(navigator).then(
    (battery) => {
      const tell = () => told(battery.charging ? null : battery.level)
      for (const event of ['chargingchange', 'levelchange']) battery.addEventListener(event, tell, ended)
      if (!ended.signal.aborted) tell()
    },
    () => {},
  )
  return () => ended.abort()
}
