import type { SoundBlock } from './sound-block.ts'

// TypeScript's library doesn't have the worklet's scope.
declare class AudioWorkletProcessor {
  readonly port: MessagePort
}
declare function registerProcessor(name: string, processor: typeof AudioWorkletProcessor): void

/** Samples per message: one frame of AAC. */
const blockLength = 1024

/** Hands the sound to the page in blocks, on the audio thread: a busy page receives them late but complete. */
class Tap extends AudioWorkletProcessor {
  #left = new Float32Array(blockLength)
  #right = new Float32Array(blockLength)
  #filled = 0

  process([input]: Float32Array[][]): boolean {
    const [left, right = left] = input ?? []
    // Without a microphone there is no channel: silence.
    const length = left?.length ?? 128
    if (left && right) {
      this.#left.set(left, this.#filled)
      this.#right.set(right, this.#filled)
    }
    this.#filled += length
    if (this.#filled >= blockLength) this.#send()
    return true
  }

  #send() {
    const block: SoundBlock = { endsAt: Date.now(), left: this.#left, right: this.#right }
    this.port.postMessage(block, [block.left.buffer, block.right.buffer])
    this.#left = new Float32Array(blockLength)
    this.#right = new Float32Array(blockLength)
    this.#filled = 0
  }
}

registerProcessor('tap', Tap)
