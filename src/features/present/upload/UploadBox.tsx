import { Button, Progress, Text } from '@mantine/core'
import { Dropzone } from '@mantine/dropzone'
import { IconFileTypePdf } from '@tabler/icons-react'
import { useEffect, useId, useLayoutEffect, useRef } from 'react'
import type { RefObject } from 'react'
import { useWhyNotConnected } from '#activity/editor/useWhyNotConnected.ts'
import { limits } from '#domain/limits.ts'
import type { ObjectId } from '#domain/ids.ts'
import * as slideMessages from '#domain/messages/slides.ts'
import { documentFileName } from '#domain/present/document.ts'
import type { SlideDocument } from '#domain/present/document.ts'
import { announce } from '#ui/focus/announce.ts'
import { MistakeAlert } from '#ui/inputs/MistakeAlert.tsx'
import { useMessageText } from '#ui/texts/messageText.ts'
import { uiText } from '#ui/texts/text.ts'
import { useText } from '#ui/texts/useText.ts'
import { notify } from '#ui/toasts/notify.ts'
import { presentText } from '../text.ts'
import { leaveFocus } from './focusLeft.ts'
import classes from './UploadBox.module.css'
import { useIsTeller, useUpload } from './uploads.ts'
import type { Upload } from './uploads.ts'
import { uploadText } from './uploadText.ts'
import { useSendSlides } from './useSendSlides.ts'

/** The button opens the choice of files; a second control for it would be read out. */
const unseen = { display: 'none' }

export interface UploadBoxProps {
  objectId: ObjectId
  /** The present document; null before the first upload. */
  document: SlideDocument | null
  /** The server has the new file. */
  onDone?: () => void
}

/** A place to choose or drop a PDF, and the course of its upload. */
export function UploadBox({ objectId, document, onDone }: UploadBoxProps) {
  const text = useText(uploadText)
  const { editFile } = useText(presentText)
  const whyNot = useWhyNotConnected()
  const boxId = useId()
  const toText = useMessageText()
  const choose = useRef<() => void>(() => undefined)
  const send = useSendSlides({ objectId, boxId })
  const upload = useUpload(objectId)
  const isTeller = useIsTeller({ objectId, boxId })
  const isSending = upload?.status === 'sending'
  const box = useRef<HTMLDivElement>(null)
  useFocusInside(box)
  const take = (files: readonly File[]): void => {
    if (whyNot !== null) notify(whyNot, 'bad')
    else if (!isSending) send(files, onDone)
  }
  return (
    // Never disabled: a disabled one lets the browser leave the page for the dropped file.
    <Dropzone
      ref={box}
      // Has the focus while the server reads a file and there is no button.
      tabIndex={-1}
      unstyled
      multiple={false}
      // The button has the focus and opens the choice of files; a file can be pasted while it has.
      activateOnClick={false}
      activateOnKeyboard={false}
      openRef={choose}
      className={classes.box ?? ''}
      classNames={{ inner: classes.inner ?? '' }}
      inputProps={{ accept: 'application/pdf,.pdf', 'aria-label': text.upload, style: unseen }}
      onDrop={() => undefined}
      onDropAny={(files, refused) => take([...files, ...refused.map(({ file }) => file)])}
    >
      {document && (
        <p className={classes.file}>
          <IconFileTypePdf size={20} aria-hidden="true" />
          <bdi className={classes.name}>{document.fileName}</bdi>
          <span className={classes.pages}>{text.pages(document.pages)}</span>
        </p>
      )}
      {upload && isTeller && <UploadCourse upload={upload} />}
      {!(isSending && isTeller) && (
        <>
          <Button
            variant={document ? 'default' : 'filled'}
            disabled={whyNot !== null || isSending}
            title={whyNot ?? undefined}
            onClick={() => choose.current()}
          >
            {document ? editFile : text.upload}
          </Button>
          <Text size="sm" c="dimmed">
            <Dropzone.Accept>{text.drop}</Dropzone.Accept>
            <Dropzone.Reject>{toText(slideMessages.uploadOneFile)}</Dropzone.Reject>
            <Dropzone.Idle>{text.hint(limits.slideMegabytes)}</Dropzone.Idle>
          </Text>
        </>
      )}
    </Dropzone>
  )
}

/**
 * When an upload takes the button away that has the focus, the button in its place gets it, or the box. The document
 * gets it that takes the place of the box.
 */
function useFocusInside(box: RefObject<HTMLElement | null>): void {
  /** What had the focus last, while that is in the box. */
  const last = useRef<Element | null>(null)
  useEffect(() => {
    const note = ({ target }: FocusEvent): void => {
      last.current = target instanceof Element && box.current?.contains(target) ? target : null
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [box])
  useLayoutEffect(() => {
    const element = box.current
    const { activeElement } = document
    const isLost = last.current?.isConnected === false && activeElement === document.body
    if (element && (isLost || activeElement === element))
      (element.querySelector<HTMLElement>('button:not([disabled])') ?? element).focus()
  })
  useLayoutEffect(() => {
    const element = box.current
    return () => {
      if (element?.contains(document.activeElement)) leaveFocus()
    }
  }, [box])
}

function UploadCourse({ upload }: { upload: Upload }) {
  const text = useText(uploadText)
  const ui = useText(uiText)
  const toText = useMessageText()
  const advice = upload.status === 'failed' && upload.advice ? toText(upload.advice) : ''
  useEffect(() => {
    // Beside the alert, which contains the message alone.
    if (advice !== '') announce(advice)
  }, [advice])
  if (upload.status === 'failed')
    return (
      <div className={classes.failed}>
        <MistakeAlert message={upload.message} />
        {advice && <Text size="sm">{advice}</Text>}
        {upload.retry && <Button onClick={upload.retry}>{ui.tryAgain}</Button>}
      </div>
    )
  const percent = Math.round(upload.share * 100)
  // As the server will call it: a name may change the direction of the words behind it. SPEC SL2
  const name = documentFileName(upload.fileName)
  const words = percent < 100 ? text.sending(name, percent) : text.reading(name)
  return (
    <div className={classes.course}>
      <p className={classes.words} role={percent < 100 ? undefined : 'status'}>
        {words}
      </p>
      <Progress value={percent} animated={percent === 100} aria-label={words} />
      {/* When everything was sent, the server may be showing it already. */}
      {upload.share < 1 && (
        <Button variant="default" onClick={upload.cancel}>
          {ui.cancel}
        </Button>
      )}
    </div>
  )
}
