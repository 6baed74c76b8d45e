// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { showLanguage } from '../features/i18n/change-language.ts'
import { useWorkout, whenNotPlaying } from '../features/workout/workout-store.ts'
import { answerMissingPart } from './missing-parts.ts'
import { checkVersion } from './version-check.ts'

const message = 'New content is available, please refresh your browser'

function setUp(fetchVersion: () => Promise<string>) {
  return { fetchVersion, alert: vi.fn(), reload: vi.fn(), untilNotPlaying: whenNotPlaying }
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  useWorkout.setState({ playing: false })
  showLanguage('en-gb', { 'shell.newVersion': message })
})

describe('checkVersion', () => {
  it('SHELL-19 SHELL-22 stores the first version without a notice', async () => {
    const effects = setUp(async () => '4.0.2.1174')
    await checkVersion(effects)
    expect(localStorage.getItem('version')).toBe('4.0.2.1174')
    expect(effects.alert).not.toHaveBeenCalled()
    expect(effects.reload).not.toHaveBeenCalled()
  })

  it('SHELL-20 announces another version and reloads, once', async () => {
    localStorage.setItem('version', '4.0.2.1173')
    const effects = setUp(async () => '4.0.2.1174')
    await checkVersion(effects)
    await checkVersion(effects)
    expect(effects.alert).toHaveBeenCalledExactlyOnceWith(message)
    expect(effects.reload).toHaveBeenCalledOnce()
  })

  it('SHELL-20 waits for the end of a class', async () => {
    localStorage.setItem('version', '4.0.2.1173')
    useWorkout.setState({ playing: true })
    const effects = setUp(async () => '4.0.2.1174')
    const checked = checkVersion(effects)
    await Promise.resolve()
    expect(effects.reload).not.toHaveBeenCalled()
    useWorkout.setState({ playing: false })
    await checked
    expect(effects.reload).toHaveBeenCalledOnce()
  })

  it("SHELL-21 waits for the end of a class if the version can't be fetched", async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    useWorkout.setState({ playing: true })
    const effects = setUp(() => Promise.reject(new Error('offline')))
    const checked = checkVersion(effects)
    await new Promise((resolve) => setTimeout(resolve))
    expect(effects.reload).not.toHaveBeenCalled()
    useWorkout.setState({ playing: false })
    await checked
    expect(effects.reload).toHaveBeenCalledOnce()
  })

  it("SHELL-21 reloads once per session if the version can't be fetched", async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const effects = setUp(() => Promise.reject(new Error('offline')))
    await checkVersion(effects)
    await checkVersion(effects)
    expect(effects.reload).toHaveBeenCalledOnce()
    expect(effects.alert).not.toHaveBeenCalled()
  })

  it("keeps the page if the version can't be fetched while offline", async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const effects = setUp(() => Promise.reject(new Error('offline')))
    await checkVersion(effects)
    online.mockRestore()
    expect(effects.reload).not.toHaveBeenCalled()
  })
})

describe('a part of the app that failed to load', () => {
  it('triggers a reload, except while offline', async () => {
    const effects = setUp(async () => '4.0.2.1174')
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    void answerMissingPart(effects)
    await new Promise((resolve) => setTimeout(resolve))
    expect(effects.reload).not.toHaveBeenCalled()
    online.mockRestore()
    void answerMissingPart(effects)
    await vi.waitFor(() => expect(effects.reload).toHaveBeenCalledOnce())
  })
})
