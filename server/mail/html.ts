/** HTML that is safe to send: made by `html` alone. */
export interface Html {
  html: string
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** A template whose values are texts that people wrote: escaped, whatever they hold. Pieces of HTML stay as they are. */
export function html(parts: TemplateStringsArray, ...values: (string | Html)[]): Html {
  const written = values.map((value) => (typeof value === 'string' ? escaped(value) : value.html))
  return { html: parts.map((part, place) => part + (written[place] ?? '')).join('') }
}

/** Plain HTML of one column that every mail program shows; its link is written out, for those that show none. */
export function mailPage(content: {
  heading: string
  text: readonly string[]
  link: string
  after: string
}): Html {
  const paragraphs = { html: content.text.map((text) => html`<p>${text}</p> `.html).join('') }
  return html`<div style="max-width: 34em; font-family: sans-serif; line-height: 1.5">
    <h2>${content.heading}</h2>
    ${paragraphs}
    <p><a href="${content.link}">${content.link}</a></p>
    <p style="color: #555">${content.after}</p>
  </div> `
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character)
}
