import { Select, Text, Textarea, TextInput } from '@mantine/core';
import {
  messageEvents,
  messageStages,
  messageVariables,
  variablesOf,
  type MessageEvent,
} from '@talent-os/contracts/talent/message-shapes';
import { writeMessage, type MessageTemplate } from '@talent-os/contracts/talent/messages';
import { stageTypeLabels, type StageType } from '@talent-os/contracts/talent/pipeline';
import { choicesOf } from '@/lib/choices';
import { useCommandForm } from '@/lib/use-command-form';
import { FormDialog } from '@/ui/dialog/form-dialog';
import { messageTitle } from './labels';
import { MessagePreview } from './message-preview';

type MessageDialogProps = { readonly message?: MessageTemplate; readonly onClose: () => void };

/** A message is written, or its next version: it goes out from now on. */
export function MessageDialog({ message, onClose }: MessageDialogProps) {
  const { form, field, dialog } = useCommandForm(writeMessage, {
    initial: {
      stage: message?.stage ?? ('assess' as StageType),
      event: message?.event ?? ('entered' as MessageEvent),
      subject: message?.subject ?? '',
      body: message?.body ?? '',
    },
    toInput: (values) => values,
    done: ({ number }) => `Version ${number} goes out from now on`,
    onClose,
  });
  const { values } = form;
  const variables = variablesOf[values.event].map((one) => `{{${one}}} ${messageVariables[one].toLowerCase()}`);
  return (
    <FormDialog
      {...dialog}
      size="lg"
      title={message ? messageTitle(message.stage, message.event) : 'Write message'}
      submit="Put to use"
    >
      {!message && (
        <>
          <Select label="When the person" allowDeselect={false} data={choicesOf(messageEvents)} {...field('event')} />
          <Select
            label="Stage"
            allowDeselect={false}
            data={choicesOf(stageTypeLabels, messageStages[values.event])}
            {...field('stage')}
          />
        </>
      )}
      <TextInput label="Subject" required maxLength={120} data-autofocus {...field('subject')} />
      <Textarea label="Message" required autosize minRows={4} maxLength={1000} {...field('body')} />
      <Text size="sm" c="var(--ink-2)">
        Filled in for each person: {variables.join(', ')}
      </Text>
      <MessagePreview {...values} />
    </FormDialog>
  );
}
