import { useNavigate } from 'react-router-dom';

/** Goes to the screen before this one; home where this page was the first. */
export function useGoBack(): () => void {
  const navigate = useNavigate();
  return () => {
    const { idx = 0 } = (history.state ?? {}) as { idx?: number };
    void (idx > 0 ? navigate(-1) : navigate('/'));
  };
}
