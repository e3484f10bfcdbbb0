/** Whether a file of the program could not be fetched: the words differ from browser to browser. */
export function isMissingFile(error: unknown): error is Error {
  if (!(error instanceof Error)) return false
  return /dynamically imported module|importing a module script|module script failed|preload CSS/i.test(
    error.message,
  )
}

/** Asks again for style sheets that did not come: whoever imports a page a second time does not do it. */
export async function refetchStyles(): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')]
  await Promise.all(links.filter(({ sheet }) => sheet === null).map(refetched))
}

function refetched(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve, reject) => {
    const anew = link.cloneNode() as HTMLLinkElement
    anew.onload = () => resolve()
    anew.onerror = () => reject(new Error(`Unable to preload CSS for ${link.href}`))
    link.replaceWith(anew)
  })
}
