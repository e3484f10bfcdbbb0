import { Button, Progress, Text } from '@mantine/core'
import { IconFileTypePdf } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import type { DragEvent } from 'react'
import { useWhyNotConnected } from '#activity/editor/useWhyNotConnected.ts'
import { limits } from '#domain/limits.ts'
import type { ObjectId } from '#domain/ids.ts'
import type { SlideDocument } from '#domain/present/roots.ts'
import { MistakeAlert } from '#ui/inputs/MistakeAlert.tsx'
import { uiText } from '#ui/texts/text.ts'
import { useText } from '#ui/texts/useText.ts'
import { presentText } from '../text.ts'
import classes from './UploadBox.module.css'
import { useUpload } from './uploads.ts'
import type { Upload } from './uploads.ts'
import { uploadText } from './uploadText.ts'
import { useSendSlides } from './useSendSlides.ts'

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
  const input = useRef<HTMLInputElement>(null)
  const send = useSendSlides(objectId)
  const upload = useUpload(objectId)
  const [isOver, setOver] = useState(false)
  const isSending = upload?.status === 'sending'
  const choose = (files: readonly File[]): void => send(files, onDone)
  const drop = (event: DragEvent): void => {
    event.preventDefault()
    setOver(false)
    if (!isSending && whyNot === null) choose([...event.dataTransfer.files])
  }
  return (
    <div
      className={classes.box}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <input
        ref={input}
        type="file"
        accept="application/pdf,.pdf"
        hidden
        aria-label={text.upload}
        onChange={(event) => {
          choose([...(event.currentTarget.files ?? [])])
          // Allows choosing the same file again: it may have changed.
          event.currentTarget.value = ''
        }}
      />
      {document && (
        <p className={classes.file}>
          <IconFileTypePdf size={20} aria-hidden="true" />
          <bdi className={classes.name}>{document.fileName}</bdi>
          <span className={classes.pages}>{text.pages(document.pages)}</span>
        </p>
      )}
      {upload && <UploadCourse upload={upload} />}
      {!isSending && (
        <>
          <Button
            variant={document ? 'default' : 'filled'}
            disabled={whyNot !== null}
            title={whyNot ?? undefined}
            onClick={() => input.current?.click()}
          >
            {document ? editFile : text.upload}
          </Button>
          <Text size="sm" c="dimmed">
            {text.hint(limits.slideMegabytes)}
          </Text>
        </>
      )}
    </div>
  )
}

function UploadCourse({ upload }: { upload: Upload }) {
  const text = useText(uploadText)
  const ui = useText(uiText)
  if (upload.status === 'failed')
    return (
      <div className={classes.failed}>
        <MistakeAlert message={upload.message} />
        {upload.retry && <Button onClick={upload.retry}>{ui.tryAgain}</Button>}
      </div>
    )
  const percent = Math.round(upload.share * 100)
  const words = percent < 100 ? text.sending(upload.fileName, percent) : text.reading(upload.fileName)
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
