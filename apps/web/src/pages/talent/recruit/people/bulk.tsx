import { IconBriefcase, IconMail, IconTag } from '@tabler/icons-react';
import { TextInput } from '@mantine/core';
import { sourceCandidate, tagCandidate, type CandidateRow } from '@talent-os/contracts/talent/candidates';
import { sendPoolMessage } from '@talent-os/contracts/talent/pool-messages';
import { counted } from '@/lib/counted';
import { bulkCommand, type BulkAction } from '@/ui/list/bulk-action';
import { PositionSelect } from './position-select';

/** What is done with several people at once: they carry a tag, enter the pipeline of a position, or are written to. */
export const candidateBulk = (
  onMessage: (people: readonly CandidateRow[]) => void,
): readonly BulkAction<CandidateRow>[] => [
  {
    key: 'message',
    label: 'Message…',
    icon: <IconMail size={15} />,
    shortcut: 'm',
    operation: sendPoolMessage,
    allows: () => true,
    open: onMessage,
  },
  bulkCommand<CandidateRow, typeof tagCandidate>(tagCandidate, {
    key: 'tag',
    label: 'Tag…',
    icon: <IconTag size={15} />,
    shortcut: 't',
    allows: () => true,
    input: ({ id }, tag) => ({ candidateId: id, tag, on: true }),
    reason: {
      description: 'A word to find them by.',
      maxLength: 40,
      field: ({ value, missing, onChange }) => (
        <TextInput
          mt="sm"
          label="Tag"
          description="A word to find them by."
          required
          maxLength={40}
          value={value}
          error={missing && 'Please write a tag'}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      ),
    },
    done: (count) => `${counted(count, 'people')} tagged`,
  }),
  bulkCommand<CandidateRow, typeof sourceCandidate>(sourceCandidate, {
    key: 'add',
    label: 'Add to a position…',
    icon: <IconBriefcase size={15} />,
    shortcut: 'a',
    allows: () => true,
    input: ({ id }, positionId) => ({ candidateId: id, positionId }),
    reason: {
      description: 'They enter the first stage of its pipeline.',
      maxLength: 36,
      field: ({ value, missing, onChange }) => (
        <PositionSelect value={value} error={missing && 'Please choose a position'} onChange={onChange} />
      ),
    },
    done: (count) => `${counted(count, 'people')} added to the position`,
  }),
];
