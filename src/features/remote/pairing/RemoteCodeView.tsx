import { Button, Skeleton } from '@mantine/core'
import { IconCircleCheck, IconRefresh } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { announce } from '#ui/focus/announce.ts'
import { CopyButton } from '#ui/inputs/CopyButton.tsx'
import { lazyPart } from '#ui/loading/lazyPart.tsx'
import { MistakeAlert } from '#ui/inputs/MistakeAlert.tsx'
import { useText } from '#ui/texts/useText.ts'
import { pairingText } from './pairingText.ts'
import classes from './RemoteDialog.module.css'
import { useSecondsLeft } from './useRemoteCode.ts'
import type { RemoteCode, useRemoteCode } from './useRemoteCode.ts'

const QRCodeSVG = lazyPart(async () => ({ default: (await import('qrcode.react')).QRCodeSVG }))

interface RemoteCodeViewProps {
  remoteCode: ReturnType<typeof useRemoteCode>
  /** A phone has used the code. */
  isPaired: boolean
  isConnected: boolean
}

/** The code, until a phone has used it or it has expired. */
export function RemoteCodeView({ remoteCode, isPaired, isConnected }: RemoteCodeViewProps) {
  const text = useText(pairingText).dialog
  const { code, isBusy, mistake, make } = remoteCode
  if (isPaired) return <Paired isBusy={isBusy} cannot={!isConnected} onAnother={make} />
  return (
    <div className={classes.pairing}>
      {mistake !== null ? (
        <>
          <MistakeAlert message={mistake} />
          <Button disabled={!isConnected} loading={isBusy} onClick={make}>
            {text.tryAgain}
          </Button>
        </>
      ) : code === null ? (
        <Skeleton className={classes.paper ?? ''} role="status" aria-label={text.making} />
      ) : (
        <ShownCode key={code.remoteId} {...{ code, isBusy }} cannot={!isConnected} onAnother={make} />
      )}
    </div>
  )
}

interface ShownCodeProps {
  code: RemoteCode
  isBusy: boolean
  cannot: boolean
  onAnother: () => void
}

/** An unused code. Black on white in both colour schemes, because cameras need that contrast. */
function ShownCode({ code, isBusy, cannot, onAnother }: ShownCodeProps) {
  const text = useText(pairingText).dialog
  const left = useSecondsLeft(code.endsAtMs)
  const isExpired = left === 0
  useEffect(() => {
    if (isExpired) announce(text.expired)
  }, [isExpired, text])
  if (isExpired)
    return (
      <>
        <p className={classes.state}>{text.expired}</p>
        <Button
          leftSection={<IconRefresh size={18} />}
          disabled={cannot}
          loading={isBusy}
          onClick={onAnother}
        >
          {text.newCode}
        </Button>
      </>
    )
  return (
    <>
      <div className={classes.paper}>
        <QRCodeSVG value={code.url} title={text.code} role="img" level="M" className={classes.code} />
      </div>
      <p className={classes.left} role="timer" aria-live="off">
        {text.goodFor(`${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`)}
      </p>
      <p className={classes.quiet}>{text.keepPrivate}</p>
      <CopyButton value={code.url} label={text.copy} />
    </>
  )
}

interface PairedProps {
  isBusy: boolean
  cannot: boolean
  onAnother: () => void
}

function Paired({ isBusy, cannot, onAnother }: PairedProps) {
  const text = useText(pairingText).dialog
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    announce(text.paired)
    // The focused element may have been removed with the code.
    if (document.activeElement === document.body) element.current?.focus()
  }, [text])
  return (
    <div ref={element} className={classes.pairing} tabIndex={-1}>
      <IconCircleCheck size={56} className={classes.done} aria-hidden="true" />
      <p className={classes.state}>{text.paired}</p>
      <p className={classes.quiet}>{text.pairedHint}</p>
      <Button variant="default" disabled={cannot} loading={isBusy} onClick={onAnother}>
        {text.pairAnother}
      </Button>
    </div>
  )
}
