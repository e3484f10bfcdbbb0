import { Button, Loader, Text } from '@mantine/core'
import { IconFileSpreadsheet } from '@tabler/icons-react'
import { useRef } from 'react'
import { useText } from '#ui/texts/useText.ts'
import classes from './ImportData.module.css'
import { importDataText } from './importDataText.ts'
import type { SheetFile } from './useSheetFile.ts'

/** Field to choose or drop a file, with the current one. */
export function FileStep({ file, onChoose }: { file: SheetFile; onChoose: (files: File[]) => void }) {
  const text = useText(importDataText)
  const input = useRef<HTMLInputElement>(null)
  const isNone = file.status === 'none'
  return (
    <div className={isNone ? classes.drop : classes.file}>
      <input
        ref={input}
        type="file"
        accept=".xlsx"
        hidden
        aria-label={text.chooseFile}
        onChange={(event) => {
          onChoose([...(event.currentTarget.files ?? [])])
          // Allows choosing the same file again: it may have changed.
          event.currentTarget.value = ''
        }}
      />
      <IconFileSpreadsheet size={isNone ? 40 : 20} stroke={1.5} aria-hidden="true" />
      {isNone ? <Text>{text.dropHere}</Text> : <span className={classes.fileName}>{file.name}</span>}
      {file.status === 'reading' && <Loader size="sm" aria-hidden="true" />}
      <Button variant="default" data-autofocus={isNone || undefined} onClick={() => input.current?.click()}>
        {isNone ? text.chooseFile : text.changeFile}
      </Button>
      {isNone && (
        <Text size="sm" c="dimmed">
          {text.fileHint}
        </Text>
      )}
    </div>
  )
}
