// Messages about phones that are paired as remotes.

export const remoteCodeUnknown = {
  code: 'remoteCodeUnknown',
  sentence:
    'This code opens nothing. Choose Remote in the menu of the session on the laptop and scan the code that is shown there.',
}
export const remoteCodeUsed = {
  code: 'remoteCodeUsed',
  sentence:
    'This code was used already. A code pairs one phone. If that was not you, disconnect that phone on the laptop, then scan a new code.',
}
export const remoteCodeExpired = {
  code: 'remoteCodeExpired',
  sentence: 'This code has expired. It is good for five minutes. Show a new one on the laptop and scan that.',
}
export const enoughRemotes = {
  code: 'enoughRemotes',
  sentence: 'Five phones are paired already. Disconnect one of them first.',
}
