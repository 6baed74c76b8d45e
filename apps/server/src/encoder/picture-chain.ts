import type { SourceFacts } from '../modules/intake/encoding/encoder-port.ts'

const turns = { 0: '', 90: 'transpose=clock,', 180: 'hflip,vflip,', 270: 'transpose=cclock,' }

/** Filters that rotate a picture upright and convert it to square pixels, BT.709 and the given size. */
export function upright(
  { rotation, isMirrored, isHdr, isInterlaced }: SourceFacts['video'],
  width: number,
  height: number,
): string {
  const deinterlace = isInterlaced ? 'bwdif=mode=send_frame:deint=interlaced,' : ''
  const turn = `${isMirrored ? 'hflip,' : ''}${turns[rotation]}`
  const size = `scale=${width}:${height}:flags=bicubic`
  return isHdr
    ? `${deinterlace}${turn}${size},format=yuv420p10le,tonemapx=tonemap=bt2390:desat=0:peak=100:t=bt709:m=bt709:p=bt709:range=tv:format=yuv420p,setsar=1`
    : `${deinterlace}${turn}${size}:out_color_matrix=bt709:out_range=tv,format=yuv420p,setsar=1`
}
