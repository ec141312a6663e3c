/** What a message could do better, by the names the server gives; beside the preview and in the review. */
export const warnings = {
  'no-alt': (block: string) =>
    `Block ${block}: the picture has no alt text, so it says nothing to those who do not see it`,
  'empty-subject': 'The subject is empty for readers of whom nothing is known',
  clipped: (size: string, shown: string) =>
    `The mail is ${size} KB: Gmail hides what is beyond ${shown} KB, and with it the way to unsubscribe`,
  'no-address': 'The foot of the mail says nowhere where you live; many countries ask for it',
  'product-missing': (block: string, name: string) =>
    `Block ${block}: there is no product “${name}”, so the word stands there as it is`,
  'product-left-out': (block: string, name: string) =>
    `Block ${block}: there is no product “${name}”, so it is left out`,
  'product-sold-out': (block: string, title: string) => `Block ${block}: “${title}” is sold out, and says so`,
  'prompt-few': (block: string, prompt: string, found: string, wanted: string) =>
    `Block ${block}: only ${found} of ${wanted} are for sale that “${prompt}” asks for`,
  'prompt-none': (block: string, prompt: string) =>
    `Block ${block}: nothing is for sale that “${prompt}” asks for, so it is left out`,
}
