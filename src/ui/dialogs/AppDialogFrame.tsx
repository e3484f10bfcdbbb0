import { Modal } from '@mantine/core'
import { useEffect, useLayoutEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { measures } from '#domain/limits.ts'
import { DialogFoot } from './dialogPosition.ts'
import { isOfInputMethod } from '../inputs/useFieldKeys.ts'
import { uiText } from '../texts/text.ts'
import { useCloseOnBack } from './useCloseOnBack.ts'
import { useText } from '../texts/useText.ts'
import { useVisibleHeight } from '../useVisibleHeight.ts'
import classes from './AppDialog.module.css'

export interface AppDialogProps {
  title: ReactNode
  onClose: () => void
  /** 400 or 460 pixels. */
  isWide?: boolean
  /** Large, for content that everyone is shown. */
  isLarge?: boolean
  children: ReactNode
}

/**
 * The frame of `AppDialog`, in a file of its own because its parts are heavy and no page needs them at first. Title and
 * buttons (`DialogActions`) stay in view; the content between them scrolls.
 */
export function AppDialogFrame({
  title,
  onClose,
  isWide = false,
  isLarge = false,
  children,
}: AppDialogProps) {
  const text = useText(uiText)
  const [foot, setFoot] = useState<HTMLDivElement | null>(null)
  // A state, not a ref: the dialog's portal adds the body after the effects of the first render.
  const [body, setBody] = useState<HTMLDivElement | null>(null)
  const { style, isLow } = useVisibleHeight()
  const isForKeys = useIsScrolledByKeys(body)
  useCloseOnBack(onClose)
  useEscapeOfInputMethod()
  return (
    <Modal.Root
      opened
      centered
      onClose={onClose}
      size={isLarge ? 'min(960px, 92vw)' : isWide ? measures.wideDialogWidth : measures.dialogWidth}
      padding="lg"
      radius={16}
      transitionProps={{ duration: 120 }}
      classNames={{ root: classes.root ?? '', inner: classes.inner ?? '', content: classes.content ?? '' }}
      style={style}
    >
      <Modal.Overlay backgroundOpacity={0.45} blur={2} />
      <Modal.Content data-low={isLow || undefined}>
        {/* Not Modal.Header: its <header> would count as a second banner of the page. */}
        <div className={classes.head}>
          <Modal.Title className={classes.title ?? ''}>{title}</Modal.Title>
          <Modal.CloseButton aria-label={text.close} size={40} />
        </div>
        <Modal.Body ref={setBody} className={classes.body ?? ''} tabIndex={isForKeys ? 0 : undefined}>
          <DialogFoot value={foot}>{children}</DialogFoot>
        </Modal.Body>
        <div ref={setFoot} className={classes.foot} />
      </Modal.Content>
    </Modal.Root>
  )
}

/**
 * An Escape that dismisses a suggestion of an input method does not close the dialog. The library knows other browsers'
 * keys but not Safari's; a layout effect registers before the library does.
 */
function useEscapeOfInputMethod(): void {
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (isOfInputMethod(event)) event.stopImmediatePropagation()
    }
    window.addEventListener('keydown', onKey, { capture: true })
    return () => window.removeEventListener('keydown', onKey, { capture: true })
  }, [])
}

const focusable = 'a[href], button, input, select, textarea, [tabindex]'

/** Whether the body itself must be focusable: it scrolls, and contains nothing focusable for scrolling by keys. */
function useIsScrolledByKeys(body: HTMLDivElement | null): boolean {
  const [isNeeded, setNeeded] = useState(false)
  useEffect(() => {
    if (!body) return undefined
    const observer = new ResizeObserver(() => {
      const isScrolling = body.scrollHeight > body.clientHeight
      setNeeded(isScrolling && body.querySelector(focusable) === null)
    })
    observer.observe(body)
    return () => observer.disconnect()
  }, [body])
  return isNeeded
}
