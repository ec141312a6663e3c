/** What the server refuses of campaigns, messages, pictures and products, by the names it gives. */
export const contentRefusals = {
  'campaign-unknown': 'This campaign is not there any more; go back to the list',
  'campaign-version-unknown': 'This version is not kept any more; choose a later one',
  'campaign-outdated': 'Somebody changed this campaign meanwhile; look it over again',
  'campaign-move-refused':
    'The campaign is in another state by now, in which this cannot be done; load the page again',
  'campaign-title-missing': 'Enter a title',
  'campaign-title-long': (limit: string) => `Use at most ${limit} characters in the title`,
  'campaign-title-broken': 'Write it on one line',
  'campaign-text-missing': 'Write the text of the SMS',
  'campaign-template-broken': 'The words of this campaign cannot be filled in; look at them, then try again',
  'campaign-channel-other': (channel: string): string =>
    channel === 'email'
      ? 'This goes out by mail; enter an email address'
      : 'This is an SMS; enter a phone number',
  'step-template-broken': 'The words of this mail cannot be filled in; look at them, then try again',
  'template-unknown': 'This template is not there any more; load the page again',
  'flow-unknown': 'This flow is not there any more; go back to the list',
  'flow-outdated': 'Somebody changed this flow meanwhile; load the page again',
  'segments-unknown': 'A segment that was chosen is not there any more; choose again',
  'segments-gone':
    'The campaign goes to segments that are not there any more; choose others in its recipients',
  'segment-broken': (name: string) =>
    `The segment “${name}” cannot be read any more; make it again, and choose that one in the recipients`,
  'condition-segments-gone':
    'A block is shown to segments that are not there any more; choose again whom it is shown to',
  'campaign-not-email': 'This is for email campaigns; choose one of those',
  'split-test-variant': (most: string) => `Choose one of the ${most} versions`,
  'split-test-itself': 'A test is of this campaign and others; choose another draft',
  'split-test-version': 'A version of the test is not an email draft any more; choose another',
  'publish-date-invalid': 'Choose a day and a time',
  'publish-date-missing': 'Choose when it is to be published',
  'post-empty': 'A post needs something to say or show; add a text, a picture or a button',
  'post-request-unknown': 'This post request is not there any more; go back to the list',
  'post-request-outdated': 'Somebody changed this post request meanwhile; look at what it says now',
  'post-request-settled': 'Somebody has decided about this post request meanwhile; load the page again',
  'sender-missing': 'The workspace has no address to send from; enter one in Settings, under Sending',
  'sms-disabled': 'SMS are switched off in this workspace; switch them on in Settings',
  'sms-sender-missing': 'The workspace has no number or name to send SMS from; enter one in Settings',
  'sms-teaser-unavailable': 'The SMS that announces it needs SMS switched on in Settings',
  'domain-unknown': (name: string) => `There is no domain ${name} here; add it first`,
  'message-unknown': 'This message is not there any more; load the page again',
  'message-recipient-unknown': (who: string) =>
    `There is no contact ${who}, and no message ever went there; check the spelling`,
  'suppression-grave': (address: string) =>
    `Only an admin takes ${address} off the list, and says that it is meant`,
  'suppression-unknown': (address: string) => `${address} is not on the list: it is written to`,
  'block-columns': (most: string) => `Use at most ${most} columns`,
  'block-social': 'Write one link a line: a name and an address, such as Mastodon https://…',
  'media-unknown': 'This picture is not there any more; choose another',
  'media-used': (names: string) =>
    `The picture is shown in ${names}; take it out there first, or delete it all the same and leave an empty place`,
  'media-away': 'The place where pictures are kept does not answer; try again shortly',
  'pictures-busy': 'Other pictures are being looked at; try again shortly',
  'media-type-unsupported': 'Files of this kind cannot be read here; choose another',
  'picture-type': 'This is not a picture that can be read; send a JPEG, PNG, GIF, WebP or AVIF file',
  'picture-unreadable': (kind: string) =>
    ({
      svg: 'Mail programs do not show SVG; save the picture as PNG and send that',
      heic: 'Mail programs do not show HEIC; save the picture as JPEG and send that',
    })[kind] ?? 'This is not a picture that can be read; send a whole JPEG, PNG, GIF, WebP or AVIF file',
  'picture-too-many-pixels': 'The picture has too many pixels or frames; make it smaller',
  'picture-not-fetched': (why: string, detail: string) =>
    ({
      inside: 'The address is not on the public internet; save the picture and send the file',
      address: 'Enter an address that starts with https://',
      redirects: `The address leads on more than ${detail} times; enter where it leads to`,
      status: `There is no picture at the address: it was answered with ${detail}`,
      size: `The file at the address has more than ${detail} MB; make it smaller`,
      time: `The address was not answered within ${detail} s; save the picture and send the file`,
    })[why] ?? 'Nothing answers at the address; check it, or save the picture and send the file',
  'title-missing': 'Enter a title',
  'currency-unknown': (text: string) => `“${text}” is not a currency; write its three letters, such as EUR`,
  'synonym-word': (limit: string) => `Use a letter or a digit, and at most ${limit} characters`,
  'synonym-word-parts': 'Enter one word, or two that stand beside each other',
  'synonym-meanings': (most: string, limit: string) =>
    `Enter 1 to ${most} words, each with a letter or a digit and at most ${limit} characters`,
  'synonyms-full': (most: string) => `A workspace has at most ${most} words of its own; delete one first`,
  'pin-prompt': (limit: string) => `Use a letter or a digit, and at most ${limit} characters`,
  'product-unknown': 'This product is not there any more; go back to the list',
  'product-outdated': 'Somebody changed this product meanwhile; load the page again',
  'collection-unknown': 'This collection is not there any more; go back to the list',
  'collection-outdated': 'Somebody changed this collection meanwhile; load the page again',
  'property-mixed': (path: string) => `${path} holds only texts or only numbers, not both`,
}
