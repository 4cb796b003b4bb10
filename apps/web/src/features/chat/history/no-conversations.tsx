import { EmptyState } from '@/ui/loading/empty-state';

export const NoConversations = () => (
  <EmptyState title="No conversations yet" text="Start a conversation to see your history here." />
);
