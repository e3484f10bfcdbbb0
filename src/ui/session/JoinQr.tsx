import { lazyPart } from '../loading/lazyPart.tsx'
import { useText } from '../texts/useText.ts'
import { uiText } from '../texts/text.ts'
import classes from './JoinQr.module.css'

const QRCodeSVG = lazyPart(async () => ({ default: (await import('qrcode.react')).QRCodeSVG }))

export interface JoinQrProps {
  link: string
  workshopName: string
}

/** The QR code of an invite link, as wide as its container. Black on white in every scheme: cameras need that. */
export function JoinQr({ link, workshopName }: JoinQrProps) {
  const text = useText(uiText)
  return (
    <div className={classes.paper}>
      <QRCodeSVG
        value={link}
        title={text.qrTitle(workshopName)}
        role="img"
        level="M"
        className={classes.code}
      />
    </div>
  )
}
