import { vi } from 'vitest'

export interface SavedFile {
  name: string
  text: () => Promise<string>
}

/** Files that the page saves from now on, in place of the browser's dialog. */
export function watchSavedFiles(): SavedFile[] {
  const saved: SavedFile[] = []
  const blobs = new Map<string, Blob>()
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    const address = `blob:test/${blobs.size}`
    blobs.set(address, blob as Blob)
    return address
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const blob = blobs.get(this.href)
    if (blob) saved.push({ name: this.download, text: () => blob.text() })
  })
  return saved
}
